// The last step of npm run build: records the sources of dist/, so that npm start does not build it again.
import { stampBuild } from './lib/buildProduct.mjs'

stampBuild()
