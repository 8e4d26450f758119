import type { VisitorContext } from '../context.ts';

export const readServices = async ({ outside }: VisitorContext) => outside;
