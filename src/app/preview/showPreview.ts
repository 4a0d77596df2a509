import '../main'

// All else comes by itself, so that nothing of it is in what visitors load.
void import('./startPreview').then(({ startPreview }) => startPreview())
