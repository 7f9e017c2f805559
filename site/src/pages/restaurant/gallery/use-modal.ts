import { type RefObject, useEffect, useRef } from 'react'

/**
 * Opens a dialog over the page, which the browser's Back closes too: for that it stands in the
 * history as a place of its own, under the same address. Returns what is to hear that it was closed.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): () => void {
  const isGone = useRef(false)
  useEffect(() => {
    dialog.current?.showModal()
    history.pushState(history.state, '')
    const onBack = () => {
      isGone.current = true
      dialog.current?.close()
    }
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [dialog])
  return () => {
    if (!isGone.current) history.back()
    onClose()
  }
}
