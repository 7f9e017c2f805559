/**
 * What most pages use and the app itself does not. It is in the app's file: in separate files it
 * would cost a page several small requests more.
 */
import '@noren/contract/fields'
import '@noren/contract/pressed-key'
import '#src/language/marked-text.ts'
import '#src/ui/basis.tsx'
import '#src/ui/basis.module.css'
import '#src/ui/button-link.module.css'
import '#src/ui/cloth.module.css'
import '#src/ui/figure.module.css'
import '#src/ui/hours-notes.module.css'
import '#src/ui/numbered.ts'
import '#src/ui/open-now.module.css'
import '#src/ui/phone-note.module.css'
import '#src/ui/picture.tsx'
import '#src/ui/rest-of-page.tsx'
import '#src/ui/spinner.tsx'
import '#src/ui/stroke-icon.tsx'
