import { Banner, Checkbox, TextField, TextLink } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { looksLikeEmail, sentences } from '#contract/sentences.ts';
import { checkPasswords } from '#app/lib/check-passwords.ts';
import { useForm } from '#app/lib/useForm.ts';
import { LEAVING } from '#app/lib/useRequest.ts';
import { paths } from '#app/paths.ts';
import { enterAtom, visitorApiAtom } from '#app/state/session.ts';
import { AuthForm, fieldOf, TermsLinks } from './AuthForm.tsx';
import { AuthPage } from './AuthPage.tsx';

interface Fields {
  name: string;
  email: string;
  password: string;
  confirm: string;
  agreed: boolean;
}

function check({ name, email, password, confirm, agreed }: Fields) {
  const errors: Partial<Record<keyof Fields, string>> = checkPasswords({ password, confirm });
  if (name.trim().length < limits.nameMin) errors.name = sentences.fullName;
  if (!looksLikeEmail(email.trim())) errors.email = sentences.email;
  if (!agreed) errors.agreed = sentences.terms;
  return errors;
}

export function SignUpPage() {
  const api = useAtomValue(visitorApiAtom);
  const enter = useSetAtom(enterAtom);
  /** Of an account that was made, in case that its student can't be loaded: it is not made twice. */
  const [token, setToken] = useState<string>();
  const [fields, setFields] = useState<Fields>({ name: '', email: '', password: '', confirm: '', agreed: false });
  const form = useForm<keyof Fields>('signUp', 'name', 'email', 'password', 'confirm', 'agreed');

  function change(part: Partial<Fields>) {
    setToken(undefined);
    setFields({ ...fields, ...part });
  }

  const field = (key: Exclude<keyof Fields, 'agreed'>) =>
    fieldOf(form, key, fields[key], (value) => change({ [key]: value }));

  async function send() {
    const { name, email, password } = fields;
    const made = token ?? (await api('register', { body: { name, email, password } })).token;
    setToken(made);
    await enter(made);
    return LEAVING;
  }

  return (
    <AuthPage
      name="Sign up"
      title="Create your account"
      lead="For students 13 and older."
      motto="Twenty-four leaves. One at a time."
      footer={
        <>
          Already have an account? <TextLink href={paths.signIn}>Sign In</TextLink>
        </>
      }
    >
      <AuthForm
        form={form}
        button="Create account"
        busyButton="Creating..."
        onSubmit={() => void form.submit(check(fields), send)}
      >
        {form.error && <Banner>{form.error}</Banner>}
        <TextField label="Full name" dir="auto" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          help="At least 8 characters."
          {...field('password')}
        />
        <TextField label="Confirm password" type="password" autoComplete="new-password" {...field('confirm')} />
        <Checkbox
          checked={fields.agreed}
          error={form.errors.agreed}
          onChange={(event) => {
            change({ agreed: event.target.checked });
            form.clear('agreed');
          }}
          label={
            <>
              I agree to the <TermsLinks />
            </>
          }
        />
      </AuthForm>
    </AuthPage>
  );
}
