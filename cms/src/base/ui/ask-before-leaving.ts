import { useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Asks before the screen is left by a link, closed or loaded again, while something typed is not saved. */
export function useAskBeforeLeaving(isTyped: boolean): void {
  const { t } = useTranslation()

  useEffect(() => {
    if (!isTyped) return
    const gone = new AbortController()
    const { signal } = gone
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    const onClick = (event: MouseEvent) => {
      const { target } = event
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const staysOpen = !link || link.target === '_blank' || event.metaKey || event.ctrlKey
      if (staysOpen || window.confirm(t('general:changesNotSaved'))) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', onClick, { capture: true, signal })
    return () => gone.abort()
  }, [isTyped, t])
}
