/** The outline of a leaf that grows upward from 0,0, and its shaded side, for all drawings of leaves. */
export const LEAF = 'M0 0C6.4-5 6.8-17 0-25.5 -6.8-17-6.4-5 0 0Z';
export const LEAF_SIDE = 'M0 0C6.4-5 6.8-17 0-25.5Z';
