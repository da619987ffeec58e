import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** Shows a union of literals as a select control. By default Storybook shows radio buttons for up to five values. */
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
