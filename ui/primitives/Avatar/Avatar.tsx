import { useState } from 'react';
import classes from './Avatar.module.css';

export interface AvatarProps {
  name: string;
  /** The address of a picture. Without one, or if it fails to load, the initial letter shows. */
  src?: string;
  /** The width in pixels. */
  size?: 28 | 64;
}

/** The picture of the student. It is hidden from screen readers, because the name stands beside it. */
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
