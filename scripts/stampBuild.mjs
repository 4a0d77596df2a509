// The end of npm run build: notes of which sources dist/ is, so that npm start does not build it once more.
import { stampBuild } from './lib/buildProduct.mjs'

stampBuild()
