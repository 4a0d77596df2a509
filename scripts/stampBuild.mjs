// The last step of npm run build: records a hash of the sources that dist/ was built from, so that npm start does not
// build them again.
import { stampBuild } from './lib/buildProduct.mjs'

stampBuild()
