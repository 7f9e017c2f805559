'use client'

import { useBulkUpload, useListDrawerContext, useModal, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { say } from '../../base/words.ts'

/** Takes the photos that are dropped anywhere on the library, and shows that it does. */
export function DropPictures() {
  const { i18n } = useTranslation()
  const { isInDrawer } = useListDrawerContext()
  const { drawerSlug, setCollectionSlug, setInitialFiles, setOnSuccess } = useBulkUpload()
  const { openModal } = useModal()
  const router = useRouter()
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    if (isInDrawer) return
    const gone = new AbortController()
    const { signal } = gone
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const isOfList = ({ target }: Event) => target instanceof Element && !target.closest('dialog')
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event) || !isOfList(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const onDrop = (event: DragEvent) => {
      setIsOver(false)
      if (!event.dataTransfer || !hasFiles(event) || !isOfList(event)) return
      event.preventDefault()
      setCollectionSlug('media')
      setInitialFiles(event.dataTransfer.files)
      setOnSuccess(() => router.refresh())
      openModal(drawerSlug)
    }
    const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false)
    document.addEventListener('dragover', onDrag, { signal })
    document.addEventListener('dragleave', onLeave, { signal })
    document.addEventListener('drop', onDrop, { signal })
    return () => gone.abort()
  }, [isInDrawer, drawerSlug, openModal, router, setCollectionSlug, setInitialFiles, setOnSuccess])

  if (isInDrawer) return null
  return (
    <p className="desk-drop" data-over={isOver}>
      {say(
        { i18n },
        {
          en: 'Drop photos anywhere here to add them.',
          ja: '写真は、この画面のどこへドラッグしても追加できます。',
        },
      )}
    </p>
  )
}
