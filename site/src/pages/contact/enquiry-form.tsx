import { TRAP_FIELD } from '@noren/contract/enquiry/submission'
import type { HtmlLang } from '@noren/contract/language'
import { pressedKey } from '@noren/contract/pressed-key'
import type { TableProblems } from '@noren/contract/reservation/chosen'
import type { ContactTexts } from '@noren/contract/resources/contact'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { sentFile, tableFile } from '../part-files.ts'
import { keepEarly, restoreDraft, saveDraft } from './draft.ts'
import { EmailField } from './email-field.tsx'
import styles from './enquiry-form.module.css'
import { MessageField, TextField } from './field.tsx'
import type { Typed } from './form-fields.ts'
import { ENQUIRY_WORDS, enquiryMessages } from './form-fields.ts'
import { OUTCOME_ID, useFormState } from './form-state.ts'
import { MailInstead } from './mail-instead.tsx'
import { PhoneField } from './phone-field.tsx'
import type { Asked } from './table-request.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { useReservation } from './use-subject.ts'

// This module runs before hydration.
const early = globalThis.document?.querySelector<HTMLFormElement>('#enquiry form')
if (early) keepEarly(early)

type EnquiryFormProps = {
  section: ContactTexts['contactSection'] | undefined
  lang: HtmlLang | undefined
}

/** The right column: the enquiry form (CON-07 to CON-17). A plain form until the script runs. */
export function EnquiryForm({ section, lang }: EnquiryFormProps) {
  const language = useLanguage()
  const { contact } = useBundle()
  const words = ENQUIRY_WORDS[language]
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const initial = useFormState()
  const { restaurant, subject, renew } = useReservation(form)
  const table = restaurant && tableFile.content()
  const sent = sentFile.content()
  const ask = (typed: Typed): Asked =>
    table ? table.askFor(typed, { restaurant, language, suggested: subject }) : { typed }
  const refused = async (messages: unknown): Promise<TableProblems> => {
    if (!table) return {}
    await renew()
    return table.problemsSaid(messages, language)
  }
  const { problems, status, sending, submit, recheck } = useEnquiryForm(form, outcome, initial, {
    ask,
    refused,
  })
  useLayoutEffect(() => {
    // An enquiry that was just sent leaves no draft.
    const begin = initial?.sent ? saveDraft : restoreDraft
    if (form.current) begin(form.current)
  }, [initial])
  const errors = enquiryMessages(problems, language)
  const texts = section?.contactForm
  const head = (restaurant && table?.headOf(restaurant, language)) || (texts && { ...texts, lang })

  return (
    <section id="enquiry" className={styles.enquiry}>
      <p className={styles.small} lang={lang}>
        {section?.getInTouch}
      </p>
      {head && (
        <h2 className={`display ${styles.title}`} lang={head.lang}>
          {head.title}
        </h2>
      )}
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={pathTo('contact', language)}
        noValidate
        aria-busy={sending}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        onInput={({ currentTarget }) => {
          saveDraft(currentTarget)
          recheck()
        }}
        onKeyDown={keepComposing}
      >
        <p className={styles.required}>{contact.allRequired}</p>
        {table && (
          <table.TableFields restaurant={restaurant} values={initial?.values} problems={problems} />
        )}
        <TextField
          name="name"
          type="text"
          autoComplete="name"
          label={contact.labels.name}
          placeholder={texts?.namePlaceholder}
          defaultValue={initial?.values.name}
          error={errors.name}
        />
        <PhoneField
          label={contact.labels.phone}
          placeholder={texts?.phonePlaceholder}
          defaultValue={initial?.values.phone}
          error={errors.phone}
        >
          <MailInstead
            form={form}
            email={section?.contactDetails.email.value}
            values={initial?.values}
            labels={contact.labels}
            tableLines={(typed) =>
              restaurant && table ? table.chosenLines(typed, restaurant, language) : []
            }
          />
        </PhoneField>
        <EmailField
          label={contact.labels.email}
          placeholder={texts?.emailPlaceholder}
          defaultValue={initial?.values.email}
          error={errors.email}
        />
        <TextField
          name="subject"
          type="text"
          data-suggested={subject || undefined}
          autoComplete="off"
          label={contact.labels.subject}
          placeholder={texts?.subjectPlaceholder}
          defaultValue={initial?.values.subject ?? subject}
          error={errors.subject}
        />
        <MessageField
          name="message"
          autoComplete="off"
          label={contact.labels.message}
          placeholder={texts?.messagePlaceholder}
          defaultValue={initial?.values.message}
          error={errors.message}
        />
        <Trap label={contact.honeypot} />
        <div>
          <div ref={outcome} id={OUTCOME_ID} tabIndex={-1} className={styles.outcome}>
            {/* The toast announces the same text. */}
            <div role="status" aria-live="off">
              {status && (
                <p data-tone={status.tone} lang={status.lang}>
                  {status.text}
                </p>
              )}
            </div>
            {status?.tone === 'success' && sent && (
              <sent.SentNotes
                reference={status.reference}
                link={status.link}
                section={section}
                lang={lang}
              >
                {status.asked && table && <table.TableRequested />}
              </sent.SentNotes>
            )}
          </div>
          <p className={styles.purpose}>
            {contact.purpose.before}
            <a href={pathTo('privacy', language)}>{contact.purpose.policy}</a>
            {contact.purpose.after}
          </p>
        </div>
        <button type="submit" className={styles.submit} disabled={sending}>
          {sending ? words.sending : head?.submitButton || texts?.submitButton || contact.submit}
        </button>
        <p className="visually-hidden" aria-live="polite">
          {sending && words.sending}
        </p>
      </form>
    </section>
  )
}

/** The honeypot: a field that people neither see nor reach; bots fill it in. */
function Trap({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Enter that ends an input method's composition does not send the form. */
function keepComposing(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && pressedKey(event.nativeEvent) === null) event.preventDefault()
}
