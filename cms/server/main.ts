import { nextScreens } from './next-screens.ts'
import { serve } from './serve.ts'

await serve(nextScreens)
