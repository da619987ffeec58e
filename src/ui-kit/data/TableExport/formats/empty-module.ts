/**
 * Replaces the modules with which jsPDF prints HTML and SVG (html2canvas, canvg, dompurify), which this app never does.
 */
export default {};
