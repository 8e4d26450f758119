import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SaveIndicator } from '../../primitives/SaveIndicator/SaveIndicator.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import classes from './ProfileForm.module.css';

export interface Profile {
  name: string;
  /** The address of a picture on the web; empty for none. */
  avatar: string;
}

export interface ProfileFormProps {
  profile: Profile;
  /** The saved picture. Without one, or if it fails to load, the initial letter shows. */
  picture?: string;
  onChange: (profile: Profile) => void;
  email: string;
  onSave: () => void;
  busy?: boolean;
  errors?: Partial<Record<keyof Profile, string>>;
  error?: string;
  /** When it was saved, in words: 4:12 PM. */
  savedAt?: string;
}

export function ProfileForm({
  profile,
  picture,
  onChange,
  email,
  onSave,
  busy = false,
  errors = {},
  error,
  savedAt,
}: ProfileFormProps) {
  return (
    <Form className={classes.root} busy={busy} onSubmit={onSave}>
      <div className={classes.avatar}>
        <Avatar name={profile.name} src={picture} size={64} />
        <div>
          <div className={classes.name}>Avatar</div>
          <div className={classes.note}>Shows your initial until you add an image address.</div>
        </div>
      </div>
      <TextField
        label="Full name"
        autoComplete="name"
        dir="auto"
        value={profile.name}
        error={errors.name}
        onChange={(event) => onChange({ ...profile, name: event.target.value })}
      />
      <TextField label="Email" type="email" readOnly value={email} help="Your sign-in email cannot be changed here." />
      <TextField
        label="Avatar URL"
        aside="Optional"
        type="url"
        inputMode="url"
        placeholder="Address of a square image"
        value={profile.avatar}
        error={errors.avatar}
        onChange={(event) => onChange({ ...profile, avatar: event.target.value })}
      />
      {error && <Banner>{error}</Banner>}
      <div className={classes.foot}>
        <Button variant="primary" type="submit" busy={busy}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
        <SaveIndicator state={savedAt && !busy ? 'saved' : null} time={savedAt} />
      </div>
    </Form>
  );
}
