import { type ComponentType, lazy, useState } from 'react';

/** A part of the app in a chunk of its own. Once that is loaded, it is there at once where it is shown. */
export interface Chunk {
  /** Of the component and of its file. */
  name: string;
  Component: ComponentType;
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
}

/** The component of this name in a module that is loaded when it is first shown, or before. */
export function chunk<Name extends string>(
  importModule: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Chunk {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded = (await importModule())[name];
    return { default: loaded };
  };
  const Awaited = lazy(load);
  function Component() {
    const [Shown] = useState(() => loaded ?? Awaited);
    return <Shown />;
  }
  return { name, Component, load, isLoaded: () => loaded !== undefined };
}
