import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { useBundle } from '#src/language/use-bundle.ts'
import look from './toast.css?inline'

// Most visits see no toast: its look comes with the script, not with every page.
if (!import.meta.env.SSR) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look)
  document.adoptedStyleSheets.push(sheet)
}

/** What a toast says. An `error` stays until it is closed. */
type ToastMessage = { title: string; description: string; tone: 'success' | 'error' }

type Toast = ToastMessage & { id: number }

const ToastContext = createContext<{ show: (message: ToastMessage) => void } | null>(null)

/** How long a success stays, in ms: long enough to read twice. */
const SUCCESS_STAYS_MS = 8000

/** Shows a message in the corner, announced once to screen readers. */
export function useToast() {
  const context = use(ToastContext)
  if (!context) throw new Error('useToast() needs ToastProvider around it')
  return context
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { common } = useBundle()
  const [toasts, setToasts] = useState<Toast[]>([])
  const next = useRef(0)

  const close = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])

  const show = useCallback(
    (message: ToastMessage) => {
      const id = next.current++
      setToasts((shown) => [...shown, { ...message, id }])
      if (message.tone === 'success') setTimeout(close, SUCCESS_STAYS_MS, id)
    },
    [close],
  )

  return (
    <ToastContext value={useMemo(() => ({ show }), [show])}>
      {children}
      <section className="toasts" aria-label={common.notifications} aria-live="polite">
        {toasts.map(({ id, title, description, tone }) => (
          <div key={id} className="toast" data-tone={tone}>
            <div>
              <p>
                <b>{title}</b>
              </p>
              <p>{description}</p>
            </div>
            <button type="button" onClick={() => close(id)}>
              <span className="visually-hidden">{common.close}</span>
              <svg
                viewBox="0 0 16 16"
                width="16"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d="m3 3 10 10M13 3 3 13" />
              </svg>
            </button>
          </div>
        ))}
      </section>
    </ToastContext>
  )
}
