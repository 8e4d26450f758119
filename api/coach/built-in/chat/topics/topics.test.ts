import { describe, expect, test } from 'vitest';
import { rich } from '../fixtures/students.ts';
import { hearer } from '../conversation.ts';
import { writtenOut } from '../wordings.ts';
import { hintedTopic, topicOf, topics } from './topics.ts';

const heardAs = hearer(rich);

/** The topic that the words of a question lead to, without a conversation before it. */
function topicFor(question: string): string | undefined {
  const { text } = heardAs(question);
  return (topicOf(text) ?? hintedTopic(text))?.name;
}

const MEANT: Record<string, string[]> = {
  gaps: [
    'Where is my application thin?',
    'what am I missing',
    'what am i missing overall?',
    'What are my weak spots?',
    "what's my weakest area",
    'gaps',
    'where are the gaps?',
    'Are there any holes in my application?',
    'where am I weakest?',
    'where do i fall short',
    'what would an admissions reader miss',
    'how can I strengthen my application?',
    'what does my application lack',
    'is anything missing from my profile',
    'how do i make my application stronger',
    'what is the weakest part of my application',
    'where is my Brown application thin',
  ],
  week: [
    'What should I work on this week?',
    "what's next this week",
    'plan my week',
    'Priorities for the next 7 days',
    'what should i do this week?',
    'help me plan the week ahead',
    'what do I need to get done this week',
    'make me a to do list for the week',
    'what should I focus on over the next seven days',
    'this week, what should I tackle?',
    'give me a weekly plan',
    'how should I spend this week',
    'what matters most this week',
    'goals for the coming week',
    'what should I do for Michigan this week',
  ],
  'one voice': [
    'Do my essays sound like one person?',
    'is my voice consistent',
    'same voice in all essays',
    'do my essays have the same voice?',
    'is the tone consistent across my supplements',
    'do all my essays sound the same',
    'do they read like they were written by different people',
    'does Why Brown sound like my main essay?',
    'does my style vary between essays',
    'are my essays consistent?',
    'would a reader hear one person in all of them',
    'does my voice differ from essay to essay',
    'do I sound like the same person everywhere',
  ],
  // Questions that share words with those above.
  ready: [
    'what is missing for MIT',
    "what's missing overall",
    'what am I missing for Brown',
    'what does Rice still need',
  ],
  activities: ['what are the gaps in my activities', 'where are my ECs thin', 'is my robotics activity weak'],
  honors: ['gaps in my honors', 'where are my awards thin'],
  weakest: [
    'which essay is weakest',
    'weak spots in my essays',
    'which of my essays is thin',
    'are there holes in my main essay',
    'which essay should I work on this week',
  ],
  due: [
    'what is due this week',
    'what deadlines do I have this week',
    'what do I have to turn in this week',
    'do I have anything due in the next 7 days',
    'have i missed anything',
    'anything this week?',
  ],
  first: [
    'what should I do first',
    'what are my priorities',
    'what should I work on this weekend',
    'what should I work on tonight',
    'plan my afternoon',
  ],
  hours: ['how many hours a week do I spend on activities', 'how much time do i spend per week'],
  essay: ['do my essays sound like me', 'how do I improve the voice of Why Brown', 'what should I fix in this essay'],
  meaning: ['what does voice mean'],
  reuse: ['which supplements are similar', 'do any of my prompts overlap', 'can I use the same essay for Rice'],
  detection: ['does my essay sound like AI', 'does it read like a robot'],
  theme: ['does my application tell one story', 'do my essays and activities have a common thread'],
  facts: ['should I take a gap year before the SAT', 'is Brown a good school'],
  chances: ['what are my chances at Brown', 'am i good enough for Rice'],
  summary: ['how am I doing', 'how is my application'],
  ideas: ['what should I write about for MIT', 'can I write about my gap year in my essay'],
  'left over': ['did I put the wrong name on my application'],
  unfinished: ['is my application incomplete'],
  lengths: ['which essays are too short'],
};

describe.each(Object.entries(MEANT))('a question about “%s”', (name, questions) => {
  test.each(questions)('is heard in “%s”', (question) => {
    expect(topicFor(question)).toBe(name);
  });
});

describe.each(topics)('the examples of “$name”', ({ name, like }) => {
  test('are four or more, and each leads there', () => {
    expect(like.length).toBeGreaterThanOrEqual(4);
    for (const example of like) expect(topicOf(example)?.name, example).toBe(name);
  });
});

test('every phrase that a wording names is in phrases.json', () => {
  for (const { sure, hints = [] } of topics) {
    for (const wording of [...sure, ...hints]) expect(writtenOut(wording)).not.toMatch(/<[a-z ]+>/);
  }
});

test.each(['what is photosynthesis like', 'i like turtles', 'play music', 'purple elephants'])(
  'no kind of question is heard in “%s” that would be answered from the record',
  (question) => {
    expect(['off topic', undefined]).toContain(topicFor(question));
  },
);
