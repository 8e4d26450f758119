import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';

/** What is wrong with a new password and its confirmation, which is refused too where it is empty. */
export function checkPasswords({ password, confirm }: { password: string; confirm: string }) {
  const errors: { password?: string; confirm?: string } = {};
  if (password.length < limits.passwordMin) errors.password = sentences.password;
  if (confirm === '' || confirm !== password) errors.confirm = sentences.confirm;
  return errors;
}
