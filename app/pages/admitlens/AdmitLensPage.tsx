import { Button, ChatThread, Composer, PresetChips, useToast, VisuallyHidden } from '@laurel/ui';
import { SquarePen } from 'lucide-react';
import { useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { engineName } from '#app/lib/engine-name.ts';
import { firstName } from '#app/lib/first-name.ts';
import { useMe } from '#app/state/session.ts';
import classes from './admitlens.module.css';
import { ContextChoices } from './ContextChoices.tsx';
import { Greeting } from './Greeting.tsx';
import { type Topic, useConversation } from './useConversation.ts';
import { useRecord, type VisibleRecord } from './useRecord.ts';

const QUESTIONS = [
  'What should I work on this week?',
  'Where is my application thin?',
  'Do my essays sound like one person?',
];

/** The chat with the advisor, who knows everything that the student has in Laurel. */
export function AdmitLensPage() {
  const { id } = useMe();
  return (
    <AppPage title="AdmitLens" section="admitlens">
      <Chat key={id} />
    </AppPage>
  );
}

function Chat() {
  const student = useMe();
  const { data: record, isError } = useRecord();
  const { entries, draft, awaiting, ...conversation } = useConversation(student.id);
  const message = useRef<HTMLTextAreaElement>(null);
  const toast = useToast();
  const topic = record ? stillThere(record, conversation.topic) : conversation.topic;
  const engine = entries.findLast((entry) => entry.engine !== undefined)?.engine;
  // Somebody in danger is shown where help is, and nothing that leads elsewhere.
  const isHelp = entries.at(-1)?.help === true;
  const ask = (question: string) => conversation.ask(question, topic);

  /** Takes the focus from a button that is gone, but not on a phone, where the keyboard would cover the reply. */
  function focusMessage() {
    if (!matchMedia('(pointer: coarse)').matches) message.current?.focus();
  }

  function beginAnew() {
    const undo = conversation.beginAnew();
    toast({ text: 'A new conversation has begun', action: { label: 'Undo', onAction: undo } });
    focusMessage();
  }

  return (
    <div className={classes.root}>
      {/* The bar shows the name of the page, and on a phone the tab does. */}
      <VisuallyHidden>
        <h1 tabIndex={-1}>AdmitLens</h1>
      </VisuallyHidden>
      <div className={classes.thread}>
        <ChatThread
          greeting={<Greeting name={firstName(student.name)} record={record ?? (isError ? null : undefined)} />}
          entries={entries}
          note={
            engine &&
            `Answered by ${engineName(engine)}. It reads your applications, essays, activities and honors, does not know what a college will decide, and can be wrong. Check dates and facts before you act on them.`
          }
          onAsk={awaiting ? undefined : ask}
          onRetry={() => {
            conversation.retry(topic);
            focusMessage();
          }}
          onBuiltIn={() => {
            conversation.askBuiltIn(topic);
            focusMessage();
          }}
        />
        {entries.length > 0 && (
          <Button icon={SquarePen} className={classes.anew} size="small" variant="ghost" onClick={beginAnew}>
            New conversation
          </Button>
        )}
      </div>
      <div className={classes.foot}>
        {!isHelp && <PresetChips questions={QUESTIONS} busy={awaiting} onAsk={ask} />}
        <Composer
          ref={message}
          value={draft}
          limit={limits.chatMessage}
          placeholder={isHelp ? 'Write back, if you want to' : undefined}
          busy={awaiting}
          onChange={conversation.write}
          onSend={() => {
            conversation.sendDraft(topic);
            message.current?.focus();
          }}
        >
          {!isHelp && <ContextChoices record={record} topic={topic} onChange={conversation.chooseTopic} />}
        </Composer>
      </div>
    </div>
  );
}

/** The chosen topic, without an application or essay that is gone. */
function stillThere({ apps, essays }: VisibleRecord, { appId, essayId }: Topic): Topic {
  return {
    appId: apps.some(({ id }) => id === appId) ? appId : null,
    essayId: essays.some(({ id }) => id === essayId) ? essayId : null,
  };
}
