import '../main'

// Loaded dynamically, so that visitors' bundles do not include this code.
if (new URLSearchParams(window.location.search).has('vacancy'))
  void import('./startVacancyPreview').then(({ startVacancyPreview }) => startVacancyPreview())
else void import('./startPreview').then(({ startPreview }) => void startPreview())
