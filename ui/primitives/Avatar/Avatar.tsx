import { useState } from 'react';
import classes from './Avatar.module.css';

export interface AvatarProps {
  name: string;
  /** A picture; without one, or when it can't be loaded, the initial letter stands in. */
  src?: string;
  /** Across, in pixels. */
  size?: 28 | 64;
}

/** Who is signed in. The name stands beside it, so it is hidden from screen readers. */
export function Avatar({ name, src, size = 28 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={classes.root} data-size={size} aria-hidden="true">
      {src && failed !== src ? (
        <img src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        ([...name.trim()][0]?.toUpperCase() ?? '')
      )}
    </span>
  );
}
