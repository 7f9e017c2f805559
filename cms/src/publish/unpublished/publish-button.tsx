'use client'

import { PopupList, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { TAGS } from '../../base/locales.ts'
import { say } from '../../base/words.ts'
import { FormButton } from '../../content/editing/autosave/once-saved.tsx'
import { PlanDialog } from '../../content/editing/schedule/plan-dialog.tsx'
import { useHasTexts } from '../../content/languages/side-by-side/use-has-texts.ts'
import { usePlace } from '../../content/languages/translations/document-gaps.tsx'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import { AskBeforePublish, Questions } from './ask-before-publish.tsx'
import { onlyWords, PUBLISH } from './publish-words.ts'
import { usePublish } from './use-publish.tsx'
import { useQuestions } from './use-questions.ts'

/** The one button that publishes a form, in all languages; its menu has one language alone, and a later time. */
export function PublishButton() {
  const { i18n, t } = useTranslation()
  const { hasPublishedDoc, hasPublishPermission, unpublishedVersionCount, uploadStatus } =
    useDocumentInfo()
  const isModified = useFormModified()
  const tags = useHasTexts() ? TAGS : []
  const isStored = usePlace() !== null
  const [isPlanning, setIsPlanning] = useState(false)
  const questionsIn = useQuestions()
  const { publish, asked, answer, isPublishing, showRefused } = usePublish()
  if (!hasPublishPermission) return null
  const waits = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  const isIdle = !isStored || !waits || isPublishing || uploadStatus === 'uploading'
  return (
    <>
      <FormButton
        disabled={isIdle}
        enableSubMenu={isStored}
        id="action-publish"
        onClick={() => publish(null)}
        size="medium"
        SubMenuPopupContent={({ close }) => (
          <PopupList.ButtonGroup>
            {tags.map((tag) => (
              <PopupList.Button
                disabled={isIdle}
                key={tag}
                onClick={() => {
                  close()
                  publish(tag)
                }}
              >
                {say({ i18n }, onlyWords(tagWords(tag)))}
              </PopupList.Button>
            ))}
            <PopupList.Button
              onClick={() => {
                close()
                setIsPlanning(true)
              }}
            >
              {t('version:schedulePublish')}
            </PopupList.Button>
          </PopupList.ButtonGroup>
        )}
        type="button"
      >
        {say({ i18n }, PUBLISH)}
      </FormButton>
      {asked && (
        <AskBeforePublish
          {...asked}
          onClose={() => {
            answer(false)
            // The dialog found it disabled, and returns the focus to no one.
            document.getElementById('action-publish')?.focus()
          }}
          onPublish={() => answer(true)}
        />
      )}
      {isPlanning && (
        <PlanDialog
          ask={async (tag) => {
            const questions = await questionsIn(tag)
            if (questions.length === 0) return null
            return <Questions onLook={() => setIsPlanning(false)} questions={questions} />
          }}
          onClose={() => setIsPlanning(false)}
          onRefused={showRefused}
        />
      )}
    </>
  )
}
