// Script of the payment page: waits for the end of a payment, counts down, and passes the result to the shop's page.

const waiting = document.querySelector('[data-poll]');
if (waiting) {
  const ask = async () => {
    const answer = await fetch(waiting.dataset.poll).catch(() => undefined);
    const { status } = answer?.ok ? await answer.json() : { status: 'PENDING' };
    if (status !== 'PENDING') location.reload();
  };
  setInterval(ask, 500);
}

const countdown = document.querySelector('[data-countdown]');
if (countdown) {
  const end = Date.parse(countdown.dataset.countdown);
  const show = () => {
    const seconds = Math.max(0, Math.round((end - Date.now()) / 1000));
    countdown.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };
  show();
  setInterval(show, 1000);
}

const handOver = document.querySelector('[data-hand-over]');
if (handOver) {
  const transaction = JSON.parse(handOver.dataset.handOver);
  window.parent.postMessage({ type: 'simulator:result', transaction }, handOver.dataset.shop);
}
