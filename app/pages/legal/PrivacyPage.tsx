import { LegalFrame } from './LegalFrame.tsx';

const sections = [
  {
    heading: '1. Information we collect',
    paragraphs: [
      'Your name and email address, a password that we keep only in scrambled form, and what you enter: essays, activities, honors and applications. There are no advertising or analytics trackers.',
    ],
  },
  {
    heading: '2. How we use it',
    paragraphs: ['To save your work, score it when you ask, remind you of deadlines and answer you.'],
  },
  {
    heading: '3. Sharing',
    paragraphs: [
      'We do not sell personal data or essays. Where a language model is switched on, the text you ask about goes to that service without your name or email; otherwise everything stays on our servers. Where logos of universities are switched on, your browser loads them from a logo service, which sees your network address, as every website does.',
    ],
  },
  {
    heading: '4. Retention',
    paragraphs: ['Your data is kept while you have an account. Backups persist for up to 30 days.'],
  },
  {
    heading: '5. Your choices',
    paragraphs: [
      'You can delete your account in Settings, or ask for deletion by email; a request typically completes within 14 days. You may opt out of emails that are not essential to the service.',
    ],
  },
  {
    heading: "6. Children's privacy",
    paragraphs: [
      'Laurel is for students aged 13 and older. We do not knowingly keep data of younger children; tell us if you think we do, and we will delete it.',
    ],
  },
  {
    heading: '7. Security',
    paragraphs: [
      'Passwords and sign-in tokens are stored only as hashes, connections are encrypted where Laurel is deployed, and each student can reach only what is their own.',
    ],
  },
  {
    heading: '8. Contact',
    paragraphs: [
      <>
        Questions and deletion requests: write to <a href="mailto:privacy@laurel.example">privacy@laurel.example</a>.
      </>,
    ],
  },
];

export function PrivacyPage() {
  return <LegalFrame title="Privacy Policy" updated="In force since November 2026" sections={sections} />;
}
