// Stands for a style sheet, font or picture that Vite would bundle.
export default '';
