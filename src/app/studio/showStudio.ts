import '../main'

// Loaded dynamically, so that visitors' bundles do not include this code.
void import('./startStudio').then(({ startStudio }) => startStudio())
