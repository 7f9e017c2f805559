import { useState } from 'react'
import { TAGS } from '../../base/locales.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { DOCUMENT } from '../../content/editing/document-words.ts'
import { PlanLines } from '../../content/editing/schedule/plan-lines.tsx'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import { onlyWords, PUBLISH } from '../../publish/unpublished/publish-words.ts'
import { Button } from '../../shell/button.tsx'
import { Popup } from '../../shell/popup.tsx'
import { useEditing, useStanding } from '../editing.ts'
import { AskBeforePublish } from './ask-before-publish.tsx'
import './bar.css'
import { BAR, keysWords } from './bar-words.ts'
import { DocumentMenu } from './document-menu.tsx'
import { PlanDialog, usePlans } from './plans.tsx'
import type { useBeside } from './preview.tsx'
import { StandingLine } from './standing.tsx'
import { ChangesStrip, MissingStrip, PresenceStrip, RefusedStrip, SectionStrip } from './strips.tsx'
import { useKeys } from './use-keys.ts'
import { useOwnVersion } from './use-own-version.ts'
import { usePublish } from './use-publish.ts'
import { useSaved } from './use-saved.ts'

type Props = { beside: ReturnType<typeof useBeside> }

/** Stands above a form: how it is saved and published, and everything that is done with the whole. */
export function Bar({ beside: [isBeside, setIsBeside] }: Props) {
  const { may } = useEditing().form
  const standing = useStanding()
  const { isPublished, isShown } = useSaved()
  const { publish, isPublishing, asked, answer, refusal, refuse } = usePublish()
  const plans = usePlans()
  const [isPlanning, setIsPlanning] = useState(false)
  const version = useOwnVersion()
  const isIdle = isPublishing || (standing === 'saved' && isPublished)
  const isOver = standing === 'gone' || standing === 'outdated'

  useKeys({
    save: () => may.save && !isOver && void version.save(),
    publish: () => may.publish && !isOver && !isIdle && void publish(null),
  })

  return (
    <>
      <section aria-label={say(reader, BAR.name)} className="bar">
        <div className="bar-state">
          <p>
            <b data-state={isShown ? 'public' : 'draft'}>
              {say(reader, stateOf(isShown, isPublished))}
            </b>
            {plans.plans?.some(({ failure }) => failure === null) && (
              <span>{say(reader, BAR.planned)}</span>
            )}
          </p>
          <StandingLine />
        </div>
        <div className="bar-buttons">
          {isBeside !== null && (
            <Button
              aria-label={say(reader, isBeside ? DOCUMENT.closePreview : DOCUMENT.openPreview)}
              data-on={isBeside}
              kind="quiet"
              onClick={() => setIsBeside(!isBeside)}
            >
              {say(reader, BAR.preview)}
            </Button>
          )}
          <DocumentMenu />
          {may.save && (
            <Button
              aria-disabled={version.isKept || isOver}
              onClick={version.save}
              title={say(reader, keysWords(DOCUMENT.saveDraft, 'S'))}
            >
              {say(reader, DOCUMENT.saveDraft)}
            </Button>
          )}
          {may.publish && (
            <span className="bar-publish">
              <Button
                aria-disabled={isIdle || isOver}
                kind="main"
                onClick={() => !isIdle && !isOver && publish(null)}
                title={say(reader, keysWords(PUBLISH, 'Shift+Enter'))}
              >
                {say(reader, PUBLISH)}
              </Button>
              <Popup label="" name={say(reader, BAR.ways)}>
                {TAGS.map((each) => (
                  <button
                    disabled={isIdle || isOver}
                    key={each}
                    onClick={() => void publish(each)}
                    type="button"
                  >
                    {say(reader, onlyWords(tagWords(each)))}
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
        <ChangesStrip />
        <MissingStrip />
      </div>
      {asked && <AskBeforePublish {...asked} onAnswer={answer} />}
      {isPlanning && (
        <PlanDialog {...plans} onClose={() => setIsPlanning(false)} onRefused={refuse} />
      )}
    </>
  )
}

function stateOf(isShown: boolean, isPublished: boolean) {
  if (!isShown) return DOCUMENT.draft
  return isPublished ? DOCUMENT.public : BAR.publicWithChanges
}
