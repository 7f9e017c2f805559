import { useEffect, useState } from 'react'
import { useLocation } from '#src/navigation/location.ts'

const KEY = 'announcement'

/**
 * Whether an announcement was closed in this session. One that was closed before the document came
 * is `hidden`: it keeps its room, since the page would move without it; on the pages after it is
 * `gone`. Another announcement (`id`) is shown again.
 */
export function useDismissal(id: string) {
  const { by } = useLocation()
  const [closed, setClosed] = useState<'before' | 'now' | null>(null)
  useEffect(() => {
    if (remembered() === id) setClosed('before')
  }, [id])

  const isGone = closed === 'now' || (closed === 'before' && by !== 'document')
  return {
    state: isGone ? 'gone' : closed ? 'hidden' : 'shown',
    dismiss() {
      setClosed('now')
      try {
        sessionStorage.setItem(KEY, id)
      } catch {
        // A browser that keeps nothing shows it again.
      }
    },
  } as const
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
