/**
 * What most pages use and the app around them does not. It comes in the app's file: in files of its own
 * a page would ask for several small ones more.
 */
import '@noren/contract/pressed-key'
import '#src/language/marked-text.ts'
import '#src/ui/breadcrumb.tsx'
import '#src/ui/cloth.module.css'
import '#src/ui/noren-tag.tsx'
import '#src/ui/phrases.tsx'
import '#src/ui/picture.tsx'
import '#src/ui/rest-of-page.tsx'
import '#src/ui/spinner.tsx'
import '#src/ui/stroke-icon.tsx'
