import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** Creates a feature's controller or store. It may ask for others, which the whole app then shares. */
export type CreateController<Controller> = (controllers: Controllers) => Controller;

/** The controllers of one app: one instance each, for as long as the app runs. A bet in flight survives every page. */
export interface Controllers {
  readonly queries: QueryClient;
  /** Returns the instance of `create`, made by the first call: a feature loads with the first page that needs it. */
  readonly get: <Controller>(create: CreateController<Controller>) => Controller;
}

export function createControllers(queries: QueryClient): Controllers {
  const instances = new Map<CreateController<unknown>, unknown>();
  const controllers: Controllers = {
    queries,
    get<Controller>(create: CreateController<Controller>): Controller {
      if (!instances.has(create)) instances.set(create, create(controllers));
      // The map holds under each function what this very function returned.
      return instances.get(create) as Controller;
    },
  };
  return controllers;
}

export const ControllersContext = createContext<Controllers | null>(null);

/** Returns all controllers, to pass them to code outside React. */
export function useControllers(): Controllers {
  const controllers = use(ControllersContext);
  if (controllers === null) throw new Error('ControllersContext is missing');
  return controllers;
}

/** Returns the app's instance of a controller or store. */
export const useController = <Controller>(create: CreateController<Controller>): Controller =>
  useControllers().get(create);
