import { LegalFrame } from './LegalFrame.tsx';

const sections = {
  '1. Using Laurel': [
    'Laurel helps students plan college applications. You must be at least 13 years old to have an account. If you are under 18, talk about these terms with a parent or guardian first.',
  ],
  '2. Your account': [
    'Give your real name and an email address that reaches you, and keep your password to yourself. Tell us if you think someone else has used your account.',
  ],
  '3. Your work stays yours': [
    'Everything you write in Laurel belongs to you. We store and process it only to give you the service: saving it, scoring it when you ask, and showing it back to you.',
  ],
  '4. Scores and suggestions': [
    'Scores, highlights and suggested wordings are advice. They can be wrong, they are not a prediction of admission, and colleges have their own rules about help with writing. You decide what to send, and every fact in it has to be true.',
  ],
  '5. Deadlines': [
    "Dates come from public sources and can change. Always check the college's own page before you rely on one.",
  ],
  '6. Fair use': [
    'Do not try to break the service, to read what belongs to other students, or to use Laurel to deceive anyone. We may close an account that does.',
  ],
  '7. Price and support': [
    'Laurel is free during beta and asks for no card. Paid tiers may come later, and you will hear from us before anything changes. Support answers within two business days.',
  ],
  '8. Liability and law': [
    'Laurel is offered as it is. Our liability is capped at the amount you paid in the prior twelve months, which is $0 during beta. The law of Delaware governs these terms.',
  ],
  Contact: [
    <>
      Questions about these terms: write to <a href="mailto:support@laurel.example">support@laurel.example</a>.
    </>,
  ],
};

export function TermsPage() {
  return <LegalFrame title="Terms" updated="In force since November 2026" sections={sections} />;
}
