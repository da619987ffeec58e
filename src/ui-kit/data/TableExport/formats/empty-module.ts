/** Stands for what jsPDF would load to print HTML and SVG (html2canvas, canvg, dompurify): this app gives it neither. */
export default {};
