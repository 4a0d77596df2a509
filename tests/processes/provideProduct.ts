import { buildProduct } from '../../scripts/lib/buildProduct.mjs'

/** What runs as a process of its own is the built product: it is built before the first of them where it is not up to date. */
export default buildProduct
