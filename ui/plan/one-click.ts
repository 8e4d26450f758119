/**
 * A press that is not the second half of a double click. `Undo` comes up under the pointer where `Done` was, so that a double click on
 * `Done` would take it back.
 */
export const oneClick =
  (onPress: () => void) =>
  ({ detail }: React.MouseEvent): void => {
    if (detail < 2) onPress();
  };
