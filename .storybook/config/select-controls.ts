import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** A union of literals is chosen from a list: Storybook itself would draw radio buttons for up to five values. */
export const selectForUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isUnion = typeof argType.type === 'object' && argType.type.name === 'enum';
      return [
        name,
        isUnion && argType.control === undefined ? { ...argType, control: { type: 'select' as const } } : argType,
      ];
    }),
  );
