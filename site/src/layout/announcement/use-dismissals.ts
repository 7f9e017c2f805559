import { useEffect, useState } from 'react'
import type { Announced } from '#src/api/company.ts'
import { useLocation } from '#src/navigation/location.ts'

type Dismissals = {
  stateOf: (each: Announced) => 'shown' | 'hidden' | 'gone'
  dismiss: (each: Announced) => void
}

/** The time each was closed, by its key. */
type Closed = ReadonlyMap<string, 'before' | 'now'>

/**
 * Which announcements the visitor closed in this session. One closed before the document loaded is
 * `hidden`: it keeps its space, since the page would move without it; on later pages it is `gone`. One
 * with a new text is shown again.
 */
export function useDismissals(announced: readonly Announced[]): Dismissals {
  const { by } = useLocation()
  const [closed, setClosed] = useState<Closed>(NONE)
  useEffect(() => {
    const before = announced.map(keyOf).filter(isRemembered)
    setClosed(new Map(before.map((key) => [key, 'before'])))
  }, [announced])

  return {
    stateOf(each) {
      const when = closed.get(keyOf(each))
      if (!when) return 'shown'
      return when === 'before' && by === 'document' ? 'hidden' : 'gone'
    },
    dismiss(each) {
      const key = keyOf(each)
      setClosed((others) => new Map(others).set(key, 'now'))
      try {
        sessionStorage.setItem(key, '')
      } catch {
        // A browser without storage shows it again.
      }
    },
  }
}

const NONE: Closed = new Map()

function keyOf({ text }: Announced): string {
  return `announcement ${JSON.stringify(text)}`
}

function isRemembered(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
