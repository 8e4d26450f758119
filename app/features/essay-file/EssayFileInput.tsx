import type { ComponentProps } from 'react';

interface EssayFileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange'> {
  onFile: (file: File) => void;
}

/** The browser's field for an essay file. The same file can be chosen again. */
export function EssayFileInput({ onFile, ...rest }: EssayFileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      accept=".docx,.pdf,.txt"
      onChange={({ currentTarget: input }) => {
        const file = input.files?.[0];
        // The browser fires no event where the same file is chosen again.
        input.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
