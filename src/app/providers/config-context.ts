import { createContext, useContext } from 'react';
import type { Config } from '../boot/config/schema.ts';

export const ConfigContext = createContext<Config | null>(null);

export function useConfig(): Config {
  const config = useContext(ConfigContext);
  if (config === null) throw new Error('the configuration is read outside its provider');
  return config;
}
