import { LegalFrame } from './LegalFrame.tsx';

const sections = {
  '1. Information we collect': [
    'Your name and email address, a password that we keep only in scrambled form, and what you enter: essays, activities, honors and applications. There are no advertising or analytics trackers.',
    'So that you can see who has reached your account, we also keep when you signed in and with which browser and system, your last exports, and the hour at which a calendar last read your deadlines.',
    'If you sign in with Google, Google tells us your name, your email address and the number by which it knows your account; an account made that way has no password.',
  ],
  '2. How we use it': [
    'To save your work, score it when you ask, remind you of deadlines and answer you.',
    'What you write is read by the built-in coach, which runs on our own servers. Where this site is set up with a language model, and you have not chosen the built-in coach in Settings, it is read by that model instead. For a score or a wording, that text goes to the service that runs the model. For AdmitLens, your applications with their notes, your essays, activities and honors, and the conversation. Laurel takes out your name and email address as your account has them, wherever it finds them; a nickname that it does not know stays.',
  ],
  '3. Sharing': [
    'We do not sell personal data or essays. What you write leaves our servers only for the language model that section 2 speaks of, and when you export it.',
    'If you export your essays to Google Docs, Google asks you first. Laurel writes that one document into your own Google account, once, and can see nothing else there.',
    'Where this site sends email, such as a link to choose a new password, a mail service carries it and sees your address.',
    'Where logos of universities are switched on, your browser loads them from a logo service, which sees your network address, as every website does.',
  ],
  '4. Retention': [
    'Your data is kept while you have an account. An application, a supplemental, an activity or an honor that you delete can be brought back for one hour; then it is gone. Backups persist for up to 30 days.',
  ],
  '5. Your choices': [
    'You can delete your account in Settings, or ask for deletion by email; a request typically completes within 14 days. You may opt out of emails that are not essential to the service.',
  ],
  "6. Children's privacy": [
    'Laurel is for students aged 13 and older. We do not knowingly keep data of younger children; tell us if you think we do, and we will delete it.',
  ],
  '7. Security': [
    'Passwords and sign-in tokens are stored only as hashes, connections are encrypted where Laurel is deployed, and each student can reach only what is their own.',
  ],
  '8. Contact': [
    <>
      Questions and deletion requests: write to <a href="mailto:privacy@laurel.example">privacy@laurel.example</a>.
    </>,
  ],
};

export function PrivacyPage() {
  return <LegalFrame title="Privacy Policy" updated="In force since November 2026" sections={sections} />;
}
