const splitNames = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')))

/** Elements that draw. None of them runs scripts, animates, embeds HTML or contains another program's data. */
export const svgElements: ReadonlySet<string> = splitNames(
  'svg g defs symbol use switch title desc style a view',
  'path rect circle ellipse line polyline polygon image text tspan textPath',
  'linearGradient radialGradient stop pattern clipPath mask marker filter',
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode',
  'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
)

/** Attributes of SVG 1.1 and 2, without event handlers and animation. Their values are checked separately. */
export const svgAttributes: ReadonlySet<string> = splitNames(
  // Identity and the document.
  'id class style lang role tabindex focusable href xlink:href xlink:title xlink:type xlink:role xlink:show xlink:actuate',
  'xml:space xml:lang xml:id version baseProfile zoomAndPan viewBox preserveAspectRatio enable-background target rel',
  'requiredFeatures requiredExtensions systemLanguage externalResourcesRequired type media title contentStyleType',
  // Geometry and text.
  'x y z x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height transform transform-origin pathLength path dx dy rotate',
  'textLength lengthAdjust startOffset method spacing side',
  // Gradients, patterns, clipping, masks and markers.
  'gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform clipPathUnits',
  'maskUnits maskContentUnits mask-type markerWidth markerHeight markerUnits refX refY orient',
  // Filters.
  'filterUnits primitiveUnits filterRes in in2 result stdDeviation edgeMode mode values tableValues slope intercept',
  'amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY kernelUnitLength preserveAlpha',
  'surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth',
  'elevation scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles',
  // Presentation.
  'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters',
  'color-profile color-rendering cursor direction display dominant-baseline fill fill-opacity fill-rule filter',
  'flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight',
  'glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color',
  'line-height marker marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order pointer-events',
  'shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin',
  'stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect',
  'visibility white-space word-spacing writing-mode',
)
