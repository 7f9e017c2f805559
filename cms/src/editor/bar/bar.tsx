import { useState } from 'react'
import { TAGS } from '../../base/locales.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { DOCUMENT } from '../../content/editing/document-words.ts'
import { PlanLines } from '../../content/editing/schedule/plan-lines.tsx'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import { FoldedChanges } from '../../publish/unpublished/change-list.tsx'
import { onlyWords, PUBLISH } from '../../publish/unpublished/publish-words.ts'
import { unpublishedSchema } from '../../publish/unpublished/unpublished.ts'
import { Button } from '../../shell/button.tsx'
import { Popup } from '../../shell/popup.tsx'
import { useDraft, useEditing, useSaved, useStanding } from '../editing.ts'
import './bar.css'
import { DocumentMenu } from './document-menu.tsx'
import { PlanDialog, usePlans } from './plans.tsx'
import type { useBeside } from './preview.tsx'
import { StandingLine } from './standing.tsx'
import { MissingStrip, PresenceStrip, RefusedStrip, SectionStrip } from './strips.tsx'
import { useAnswer } from './use-answer.ts'
import { keysWords, useKeys } from './use-keys.ts'
import { usePublish } from './use-publish.tsx'

type Props = { beside: ReturnType<typeof useBeside> }

/** Stands above a form: how it is saved and published, and everything that is done with the whole. */
export function Bar({ beside: [isBeside, setIsBeside] }: Props) {
  const { draft, form } = useEditing()
  const { may, place } = form
  const standing = useStanding()
  const isKept = useDraft(() => draft.isKept())
  const { isPublished, isShown } = useSaved()
  const { publish, isPublishing, refusal, refuse } = usePublish()
  const plans = usePlans()
  const [unpublished] = useAnswer(`/api/${place}/unpublished`, unpublishedSchema)
  const [isPlanning, setIsPlanning] = useState(false)
  const isOver = standing === 'gone' || standing === 'outdated'
  const isIdle = isOver || isPublishing || (standing === 'saved' && isPublished)
  const state = isPublished ? DOCUMENT.public : DOCUMENT.publicWithChanges
  useKeys()

  return (
    <>
      <section aria-label={say(reader, DOCUMENT.bar)} className="bar">
        <div className="bar-state">
          <p>
            <b data-state={isShown ? 'public' : 'draft'}>
              {say(reader, isShown ? state : DOCUMENT.draft)}
            </b>
            {plans.plans?.some(({ failure }) => failure === null) && (
              <span>{say(reader, DOCUMENT.planned)}</span>
            )}
          </p>
          <StandingLine />
        </div>
        <div className="bar-buttons">
          <Button
            aria-label={say(reader, isBeside ? DOCUMENT.closePreview : DOCUMENT.openPreview)}
            className="bar-beside"
            kind="quiet"
            onClick={() => setIsBeside(!isBeside)}
          >
            {say(reader, DOCUMENT.preview)}
          </Button>
          <DocumentMenu />
          {may.save && (
            <Button
              aria-disabled={isOver || isKept}
              aria-keyshortcuts="Control+S Meta+S"
              onClick={() => draft.save()}
              title={say(reader, keysWords(DOCUMENT.saveDraft, 'S'))}
            >
              {say(reader, DOCUMENT.saveDraft)}
            </Button>
          )}
          {may.publish && (
            <span className="bar-publish">
              <Button
                aria-disabled={isIdle}
                aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
                kind="main"
                onClick={() => !isIdle && publish(null)}
                title={say(reader, keysWords(PUBLISH, 'Shift+Enter'))}
              >
                {say(reader, PUBLISH)}
              </Button>
              <Popup label="" name={say(reader, DOCUMENT.ways)}>
                {TAGS.map((tag) => (
                  <button
                    disabled={isIdle}
                    key={tag}
                    onClick={() => void publish(tag)}
                    type="button"
                  >
                    {say(reader, onlyWords(tagWords(tag)))}
                  </button>
                ))}
                <button onClick={() => setIsPlanning(true)} type="button">
                  {say(reader, DOCUMENT.schedule)}
                </button>
              </Popup>
            </span>
          )}
        </div>
      </section>
      <div className="bar-strips">
        {refusal && <RefusedStrip publish={publish} refusal={refusal} />}
        <PresenceStrip />
        <SectionStrip />
        <PlanLines plans={plans.plans ?? []} reader={reader} />
        {unpublished && (
          <FoldedChanges list={place.split('/')[0]} reader={reader} unpublished={unpublished} />
        )}
        <MissingStrip />
      </div>
      {isPlanning && (
        <PlanDialog {...plans} onClose={() => setIsPlanning(false)} onRefused={refuse} />
      )}
    </>
  )
}
